import { readStored } from '../../boot/read-stored.ts'

/** The token of the last invitation link that was opened in this browser, until somebody logs in. */
export const INVITATION_KEY = 'invitation'

/** Where a visitor came from to log in. */
export const RETURN_KEY = 'continue'

/** Whether anything is left to do after the login. Every page asks; what is done is loaded on demand. */
export function hasBegunBeforeLogin(): boolean {
  return (
    readStored('sessionStorage', RETURN_KEY) !== null || readStored('localStorage', INVITATION_KEY) !== null
  )
}
