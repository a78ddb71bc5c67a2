import type {
  AuthenticationResponse,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RegistrationResponse,
} from '@aurivane/contract/passkeys'
import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Null if the browser gave no passkey, mostly because the person cancelled. A running autofill request ends. */
export async function askPasskey(options: PasskeyRequestOptions): Promise<AuthenticationResponse | null> {
  try {
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  } catch {
    return null
  }
}

export type MadePasskey = { is: 'made'; passkey: RegistrationResponse } | { is: 'known' } | { is: 'not made' }

export async function makePasskey(options: PasskeyCreationOptions): Promise<MadePasskey> {
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    return { is: 'made', passkey: await startRegistration({ optionsJSON }) }
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return { is: isKnown ? 'known' : 'not made' }
  }
}
