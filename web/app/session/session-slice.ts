import type { Action } from 'redux'
import type { UserObject } from '@aurivane/contract/user-object'

/** The token stays in its cookie. */
export type SessionUser = Omit<UserObject, 'atoken'>

export type Authentication = {
  userInfo: SessionUser | null
  isAuthSessionLoading: boolean
  /** The session could not be checked because nobody answered: it is kept, and a retry is offered. */
  isSessionUnknown: boolean
}

type SessionAction =
  | { type: 'authentication/userSet'; user: SessionUser }
  | { type: 'authentication/userCleared' }
  | { type: 'authentication/checkStarted' }
  | { type: 'authentication/checkLost' }

export function userSet(user: SessionUser): SessionAction {
  return { type: 'authentication/userSet', user }
}

export function userCleared(): SessionAction {
  return { type: 'authentication/userCleared' }
}

export function checkStarted(): SessionAction {
  return { type: 'authentication/checkStarted' }
}

export function checkLost(): SessionAction {
  return { type: 'authentication/checkLost' }
}

const initialState: Authentication = { userInfo: null, isAuthSessionLoading: true, isSessionUnknown: false }
const loggedOut: Authentication = { ...initialState, isAuthSessionLoading: false }

export function authentication(state = initialState, action: Action): Authentication {
  if (!isSessionAction(action)) return state
  switch (action.type) {
    case 'authentication/userSet':
      return { ...loggedOut, userInfo: action.user }
    case 'authentication/userCleared':
      return loggedOut
    case 'authentication/checkStarted':
      return { ...state, isAuthSessionLoading: true, isSessionUnknown: false }
    case 'authentication/checkLost':
      return { ...state, isAuthSessionLoading: false, isSessionUnknown: true }
  }
}

function isSessionAction(action: Action): action is SessionAction {
  return action.type.startsWith('authentication/')
}
