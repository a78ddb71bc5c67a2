import { createStoredFlag } from './stored-flag.ts'

/** Whether the visitor has agreed, once and for all tabs, that another company's content may load. */
export const thirdPartyConsent = createStoredFlag('thirdPartyContent', 'agreed')
