/** `optional`: for everybody; callers with a session get their own view, and a wrong session is refused. */
export type Access = 'anyone' | 'optional' | 'member' | 'admin'

export type Call = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1, with `:name` for parameters. */
  path: `/${string}`
  access: Access
}

/** One row of the table of calls. */
export function call<Name extends string, Who extends Access>(
  name: Name,
  method: Call['method'],
  path: Call['path'],
  access: Who,
) {
  return { name, method, path, access }
}
