import { Fragment } from 'react'
import { breakAddress } from './break-address.ts'

/** An address that breaks where it means nothing before it breaks anywhere. It is copied as it was. */
export function EmailText({ email }: { email: string }) {
  return breakAddress(email).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ))
}
