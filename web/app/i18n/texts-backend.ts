import { productCodeOf, type Locale } from '@aurivane/contract/locales'
import type { BackendModule, ResourceKey } from 'i18next'
import { readTextsVersion } from '../boot/document-data.ts'

/** Loads texts of further pages. i18next reads ten at once and retries five times with exponential backoff from 350 ms. */
export const textsBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read(language, namespace, callback) {
    const address = `/locales/${productCodeOf(language as Locale)}/${namespace}-${readTextsVersion()}.json`
    void fetchTexts(address).then((answer) =>
      answer.is === 'texts' ? callback(null, answer.texts) : callback(answer.error, answer.mayRetry),
    )
  },
}

type TextsAnswer = { is: 'texts'; texts: ResourceKey } | { is: 'failed'; error: Error; mayRetry: boolean }

/** Retrying makes sense after a lost connection or a server error, not for a missing file. */
async function fetchTexts(address: string): Promise<TextsAnswer> {
  try {
    const answer = await fetch(address)
    if (answer.ok) return { is: 'texts', texts: (await answer.json()) as ResourceKey }
    const error = new Error(`${address} answered ${answer.status}`)
    return { is: 'failed', error, mayRetry: answer.status >= 500 }
  } catch (cause) {
    return { is: 'failed', error: new Error(`${address} could not be loaded`, { cause }), mayRetry: true }
  }
}
