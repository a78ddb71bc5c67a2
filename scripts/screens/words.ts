import type { Locale } from '@aurivane/contract/locales'
import { club as clubDe } from '../../web/app/texts/de/club.ts'
import { frame as frameDe } from '../../web/app/texts/de/frame.ts'
import { profileAdmin as adminDe } from '../../web/app/texts/de/profile-admin.ts'
import { profileClubs as clubsDe } from '../../web/app/texts/de/profile-clubs.ts'
import { profileSecurity as securityDe } from '../../web/app/texts/de/profile-security.ts'
import { profile as profileDe } from '../../web/app/texts/de/profile.ts'
import { club as clubEn } from '../../web/app/texts/en/club.ts'
import { frame as frameEn } from '../../web/app/texts/en/frame.ts'
import { profileAdmin as adminEn } from '../../web/app/texts/en/profile-admin.ts'
import { profileClubs as clubsEn } from '../../web/app/texts/en/profile-clubs.ts'
import { profileSecurity as securityEn } from '../../web/app/texts/en/profile-security.ts'
import { profile as profileEn } from '../../web/app/texts/en/profile.ts'
import { club as clubIt } from '../../web/app/texts/it/club.ts'
import { frame as frameIt } from '../../web/app/texts/it/frame.ts'
import { profileAdmin as adminIt } from '../../web/app/texts/it/profile-admin.ts'
import { profileClubs as clubsIt } from '../../web/app/texts/it/profile-clubs.ts'
import { profileSecurity as securityIt } from '../../web/app/texts/it/profile-security.ts'
import { profile as profileIt } from '../../web/app/texts/it/profile.ts'

const english = {
  frame: frameEn,
  profile: profileEn,
  clubs: clubsEn,
  security: securityEn,
  admin: adminEn,
  club: clubEn,
}
export type Words = typeof english

/** The names of the buttons that scenes press. */
export const words: Record<Locale, Words> = {
  en: english,
  it: {
    frame: frameIt,
    profile: profileIt,
    clubs: clubsIt,
    security: securityIt,
    admin: adminIt,
    club: clubIt,
  },
  de: {
    frame: frameDe,
    profile: profileDe,
    clubs: clubsDe,
    security: securityDe,
    admin: adminDe,
    club: clubDe,
  },
}
