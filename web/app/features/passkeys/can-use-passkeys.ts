/** An IP address cannot be the relying party of a passkey, and over plain http browsers offer none but on localhost. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !isIpAddress(location.hostname)
}

export function isIpAddress(hostname: string): boolean {
  return /^\d+(\.\d+){3}$|^\[.*\]$/.test(hostname)
}
