import { MINUTE_MS } from '@aurivane/contract/limits'
import type { AuthenticationResponse, PasskeyRequestOptions } from '@aurivane/contract/passkeys'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** A challenge works for 5 minutes. */
const RENEWAL_MS = 4 * MINUTE_MS

type Options = {
  readOptions: () => Promise<PasskeyRequestOptions | null>
  onPasskey: (passkey: AuthenticationResponse) => void
}

/**
 * Passkeys among the suggestions of a field with `autocomplete="… webauthn"`. Each renewal ends the request before it.
 * Returns how to stop.
 */
export function offerPasskeys({ readOptions, onPasskey }: Options): () => void {
  let isStopped = false
  let pending: PasskeyRequestOptions | null = null

  async function offer() {
    const options = await readOptions()
    if (isStopped || !options) return
    pending = options
    try {
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
      const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
      if (!isStopped) onPasskey(passkey)
    } catch {
      // Ended by a renewal, by the button or by leaving the page; or the browser has no passkey.
    } finally {
      if (pending === options) pending = null
    }
  }
  const timer = setInterval(() => {
    if (pending) void offer()
  }, RENEWAL_MS)
  void browserSupportsWebAuthnAutofill().then((isSupported) => {
    if (isSupported && !isStopped) void offer()
  })
  return () => {
    isStopped = true
    clearInterval(timer)
    if (pending) WebAuthnAbortService.cancelCeremony()
  }
}
