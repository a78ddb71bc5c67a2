import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserObject } from '@aurivane/contract/user-object'

/** The token stays in its cookie. */
export type SessionUser = Omit<UserObject, 'atoken'>

type Authentication = {
  userInfo: SessionUser | null
  isAuthSessionLoading: boolean
  /** The session could not be checked because nobody answered: it is kept, and a retry is offered. */
  isSessionUnknown: boolean
}

const initialState: Authentication = { userInfo: null, isAuthSessionLoading: true, isSessionUnknown: false }

const slice = createSlice({
  name: 'authentication',
  initialState,
  reducers: {
    userSet: (state, { payload }: PayloadAction<SessionUser>) => {
      state.userInfo = payload
      state.isAuthSessionLoading = false
      state.isSessionUnknown = false
    },
    userCleared: (state) => {
      state.userInfo = null
      state.isAuthSessionLoading = false
      state.isSessionUnknown = false
    },
    checkStarted: (state) => {
      state.isAuthSessionLoading = true
      state.isSessionUnknown = false
    },
    checkLost: (state) => {
      state.isAuthSessionLoading = false
      state.isSessionUnknown = true
    },
  },
})

export const sessionReducer = slice.reducer
export const { userSet, userCleared, checkStarted, checkLost } = slice.actions
