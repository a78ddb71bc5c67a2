import type { Person } from '@aurivane/contract/person-object'
import type { Report } from '@aurivane/contract/reports'
import type { ReportRow } from './reports.queries.ts'

export function presentReport({ createdAt, closedAt, ...row }: ReportRow): Report {
  const { owner } = row
  return {
    ...row,
    owner: owner && {
      userID: owner.id,
      firstName: owner.firstName,
      lastName: owner.lastName,
      email: owner.email,
      suspended: owner.deletedAt !== null,
    },
    reporter: presentActive(row.reporter),
    date: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    closedBy: presentActive(row.closedBy),
  }
}

/** Null where the user is missing or suspended. */
function presentActive(user: ReportRow['reporter']): Person {
  if (!user || user.deletedAt !== null) return null
  return { userID: user.id, firstName: user.firstName, lastName: user.lastName }
}
