import type { CDPSession, Page } from '@playwright/test'

/** Chromium's own authenticator, which needs no hardware. The site must be opened by name, not by IP address. */
export class VirtualAuthenticator {
  readonly #devtools: CDPSession
  readonly #authenticatorId: string

  private constructor(devtools: CDPSession, authenticatorId: string) {
    this.#devtools = devtools
    this.#authenticatorId = authenticatorId
  }

  static async addTo(page: Page): Promise<VirtualAuthenticator> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new VirtualAuthenticator(devtools, authenticatorId)
  }

  /** Whether the person touches the device by themselves. Off, requests wait; the autofill of the login page is one. */
  async answer(enabled: boolean) {
    const authenticatorId = this.#authenticatorId
    await this.#devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }

  /** Whether the person passes the check of fingerprint or face. */
  async verify(isUserVerified: boolean) {
    const authenticatorId = this.#authenticatorId
    await this.#devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }

  /** Answers that a broken or forged authenticator would give. */
  async misbehave(bits: { isBogusSignature?: boolean; isBadUV?: boolean }) {
    const authenticatorId = this.#authenticatorId
    await this.#devtools.send('WebAuthn.setResponseOverrideBits', { authenticatorId, ...bits })
  }

  /** Puts the only passkey back with another counter, as a copy of the device would have it. */
  async setCounter(signCount: number) {
    const authenticatorId = this.#authenticatorId
    const { credentials } = await this.#devtools.send('WebAuthn.getCredentials', { authenticatorId })
    const [credential] = credentials
    if (!credential) throw new Error('The authenticator has no passkey')
    const { credentialId } = credential
    await this.#devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
    await this.#devtools.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential, signCount },
    })
  }
}
