import { clubPath, manageClubPath, paths } from '@aurivane/contract/paths'
import type { Cast } from './cast.ts'
import { press, type Scene } from './scene.ts'

const openClub = ({ clubs }: Cast) => clubPath(clubs.open.id)
const closedClub = ({ clubs }: Cast) => clubPath(clubs.closed.id)

/** Clubs as everybody sees them who may, and what the team works with. */
export const communityScenes: readonly Scene[] = [
  { name: 'club-visitor', as: 'visitor', path: openClub },
  { name: 'club-member', as: 'clubMember', path: openClub },
  {
    name: 'club-not-refreshed',
    as: 'clubMember',
    path: openClub,
    act: async (page, say) => {
      await page.route('**/api/v1/clubs/*', (route) => route.abort())
      await press(page, say.club.calendar.create)
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'club-parts-missing',
    as: 'clubManager',
    path: openClub,
    act: async (page) => {
      for (const code of ['members', 'team-parts', 'own-membership'])
        await page.route(`**/assets/${code}-*.js`, (route) => route.abort())
      await page.reload()
      await page.locator('.missing-part').first().waitFor()
    },
  },
  { name: 'club-manager', as: 'clubManager', path: openClub },
  { name: 'club-owner', as: 'clubOwner', path: openClub },
  { name: 'club-closed', as: 'visitor', path: closedClub },
  { name: 'club-requested', as: 'clubMember', path: closedClub },
  { name: 'club-manage', as: 'clubOwner', path: ({ clubs }) => manageClubPath(clubs.closed.id) },
  { name: 'club-manage-members', as: 'clubOwner', path: ({ clubs }) => manageClubPath(clubs.open.id) },
  { name: 'inbox-notices', as: 'clubOwner', path: paths.inbox },
]
