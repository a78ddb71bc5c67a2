import { exportData as call } from '@aurivane/contract/personal-data'
import { mount } from '../http/mount.ts'
import { originOf } from '../http/origin.ts'
import type { Api } from '../services.ts'
import { exportData } from './export-data.ts'

export function personalDataRoutes(api: Api) {
  const { services, limits } = api

  mount(api, call, async ({ member, locale, say, request }) => ({
    result: await exportData(services, limits, member, { locale, say, origin: originOf(request) }),
  }))
}
