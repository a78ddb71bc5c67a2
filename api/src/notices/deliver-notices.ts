import type { Services } from '../services.ts'
import { addNotices } from './add-notices.ts'
import {
  advanceDelivery,
  deleteDelivery,
  findDeliveryIds,
  findMembersAmong,
  lockDelivery,
} from './deliveries.queries.ts'

/** People told in one transaction. */
const AT_ONCE = 100

/** Delivers what waits. A process that ends in the middle loses its transaction only; the next one goes on from there. */
export async function deliverNotices(services: Services, isStopping: () => boolean) {
  for (const deliveryId of await findDeliveryIds(services.db)) {
    try {
      while (!isStopping() && (await deliverSome(services, deliveryId))) continue
    } catch (error) {
      services.log.warn({ err: error, delivery: deliveryId }, 'notices not delivered yet')
    }
  }
}

/** Returns whether there may be more to deliver. */
function deliverSome(services: Services, deliveryId: number): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, deliveryId)
    if (!delivery) return false
    const { kind, target, membersOf, recipients, delivered, notice } = delivery
    const some = recipients.slice(delivered, delivered + AT_ONCE)
    const to = membersOf === null ? some : await findMembersAmong(tx, membersOf, some)
    await addNotices(tx, services, { ...notice, kind, to, ...(target !== null && { target }) })
    const reached = delivered + some.length
    if (reached < recipients.length) {
      await advanceDelivery(tx, deliveryId, reached)
      return true
    }
    await deleteDelivery(tx, deliveryId)
    return false
  })
}
