import type { Locale } from '@aurivane/contract/locales'
import { outlook, type OutlookRow } from '@aurivane/contract/outlook'
import { readOutlookAddress, writeOutlookAddress } from '@aurivane/contract/outlook/address'
import {
  fieldsOf,
  readOutlookFields,
  type OutlookErrors,
  type OutlookFields,
} from '@aurivane/contract/outlook/fields'
import { assumptionsOf, defaultInputs, type OutlookInputs } from '@aurivane/contract/outlook/inputs'
import { shownOutlook, type ShownOutlook } from '@aurivane/contract/outlook/shown'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { usePromotion } from '../promotion.ts'
import { operatorFile } from '../operator.ts'
import { CALCULATOR_ID } from './calculator-id.ts'

/** After the last change, before the status follows. */
const SETTLE_MS = 300

export type Calculation = { inputs: OutlookInputs; rows: OutlookRow[]; shown: ShownOutlook }

type Typed = { fields: OutlookFields; locale: Locale }

export type OutlookState = {
  fields: OutlookFields
  errors: OutlookErrors
  /** Null while a field is wrong. */
  calculation: Calculation | null
  /** False while the reader is typing. */
  isSettled: boolean
  change: (changes: Partial<OutlookFields>) => void
}

/** Fields, their errors and the outlook that follows from them. What is typed is kept in the address. */
export function useOutlook(): OutlookState {
  const locale = useLocale()
  const { yearlyCostPercent } = operatorFile()
  const hasTarget = usePromotion() !== 'off'
  const [typed, setTyped] = useState<Typed>(() => write(defaultInputs(yearlyCostPercent), locale))
  const [isSettled, setIsSettled] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepInAddress = useAddress((search) =>
    setTyped(write(readOutlookAddress(search, { yearlyCostPercent, hasTarget }), locale)),
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  // A switch of the language writes the same numbers in the new one.
  if (typed.locale !== locale) setTyped(translate(typed, locale))
  // Where return figures are not shown, the target counts as 0.
  else if (!hasTarget && typed.fields.averageChoice === 'target') setTyped(withoutTarget(typed))

  function change(changes: Partial<OutlookFields>) {
    const fields = { ...typed.fields, ...changes }
    setTyped({ fields, locale })
    setIsSettled(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsSettled(true), SETTLE_MS)
    const read = readOutlookFields(fields, locale)
    if (read.is === 'valid') keepInAddress(read.inputs)
  }

  return { fields: typed.fields, ...useCalculation(typed), isSettled, change }
}

function useCalculation(typed: Typed): Pick<OutlookState, 'errors' | 'calculation'> {
  const { fields, locale } = useDeferredValue(typed)
  return useMemo(() => {
    const read = readOutlookFields(fields, locale)
    if (read.is === 'wrong') return { errors: read.errors, calculation: null }
    const { inputs } = read
    const result = outlook(assumptionsOf(inputs))
    return {
      errors: {},
      calculation: { inputs, rows: result.rows, shown: shownOutlook(result, inputs.amount) },
    }
  }, [fields, locale])
}

/** `read` gets the query of an address that names a calculation; documents do not depend on it, so this is after hydration. */
function useAddress(read: (search: string) => void): (inputs: OutlookInputs) => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const next = useNavigation().location
  // Those that were read, and those that were written: one of them may arrive when the reader has typed on.
  const known = useRef(new Set<string>())
  useEffect(() => {
    if (known.current.has(search)) return
    known.current.add(search)
    if (namesCalculation(search)) read(search)
  })
  return (inputs) => {
    // A page that is being left keeps its address: writing it would cancel the navigation.
    if (next && next.pathname !== pathname) return
    const written = writeOutlookAddress(location.search, inputs)
    known.current.add(written)
    void navigate(
      { pathname: location.pathname, search: written, hash: CALCULATOR_ID },
      { replace: true, preventScrollReset: true },
    )
  }
}

function namesCalculation(search: string): boolean {
  const query = new URLSearchParams(search)
  return Object.keys(defaultInputs()).some((name) => query.has(name))
}

function write(inputs: OutlookInputs, locale: Locale): Typed {
  const fields = fieldsOf(inputs, (value) => formatNumber(value, locale, { maximumFractionDigits: 2 }))
  return { fields, locale }
}

function withoutTarget({ fields, locale }: Typed): Typed {
  return { fields: { ...fields, averageChoice: 'zero' }, locale }
}

function translate({ fields, locale: before }: Typed, locale: Locale): Typed {
  const read = readOutlookFields(fields, before)
  return read.is === 'valid' ? write(read.inputs, locale) : { fields, locale }
}
