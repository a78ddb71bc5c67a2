import { DEFAULT_COUNTRY, findCountry } from '@aurivane/contract/countries'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { Authority, Licence, policyIn, useCountryNotice } from '../../features/country-notice.tsx'
import { CountrySelect } from '../../features/country-select.tsx'
import { chosenPromotion } from '../../session/strictest-promotion.ts'

type Props = Omit<ComponentProps<typeof CountrySelect>, 'defaultValue' | 'describedBy' | 'onChange' | 'ref'>

/** The country, and what applies there: chosen before registration, so that nobody learns it too late. */
export function CountryField(props: Props) {
  const [country, setCountry] = useState<string>(DEFAULT_COUNTRY)
  const select = useRef<HTMLSelectElement>(null)
  const noticeId = useId()
  // Browsers keep a choice that was made before hydration or restore one after going back.
  useEffect(() => setCountry(select.current?.value ?? DEFAULT_COUNTRY), [])
  const code = findCountry(country)?.code ?? ''
  const { promotion } = policyIn(code)
  useEffect(() => {
    chosenPromotion.set(promotion)
    return () => chosenPromotion.set('on')
  }, [promotion])
  return (
    <div className="stack g2">
      <CountrySelect
        {...props}
        ref={select}
        defaultValue={DEFAULT_COUNTRY}
        describedBy={noticeId}
        onChange={(event) => setCountry(event.currentTarget.value)}
      />
      <div id={noticeId} role="status" className="stack g1 small country-notice">
        <Notice code={code} />
      </div>
    </div>
  )
}

function Notice({ code }: { code: string }) {
  const notice = useCountryNotice(code)
  return (
    <>
      {notice ? <p>{notice}</p> : null}
      <Authority code={code} />
      <Licence code={code} />
    </>
  )
}
