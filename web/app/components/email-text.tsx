import { Fragment } from 'react'
import { breakAddress } from './break-address.ts'

/** An address that prefers line breaks after @ and dots. Copying it gives the original text. */
export function EmailText({ email }: { email: string }) {
  return breakAddress(email).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ))
}
