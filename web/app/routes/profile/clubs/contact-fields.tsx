import type { ClubContact } from '@aurivane/contract/club-object'
import { CLUB_CONTACTS_MAX } from '@aurivane/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { TextField } from '../../../components/text-field.tsx'

type FieldOf = (name: string) => { name: string; error: string | null }
type Props = { field: FieldOf; contacts?: readonly ClubContact[] }
type Row = { key: number; contact: ClubContact }

const emptyContact: ClubContact = { contactName: '', contactLink: '' }

/** Up to five rows. Each keeps what was typed in it when another one is removed. */
export function ContactFields({ field, contacts = [] }: Props) {
  const { t } = useTranslation('profileClubs')
  const { rows, box, addButton, add, remove } = useRows(contacts)
  return (
    <fieldset className="contacts stack g5" ref={box}>
      <legend>{t('contacts.legend')}</legend>
      <p className="quiet small">{t('contacts.hint')}</p>
      {rows.map(({ key, contact }, place) => (
        <ContactRow
          key={key}
          row={key}
          number={place + 1}
          contact={contact}
          field={field}
          onRemove={() => remove(key)}
        />
      ))}
      {rows.length < CLUB_CONTACTS_MAX ? (
        <p>
          <Button ref={addButton} variant="second" size="small" onClick={add}>
            <Icon name="plus" />
            {t('contacts.add')}
          </Button>
        </p>
      ) : null}
    </fieldset>
  )
}

function useRows(contacts: readonly ClubContact[]) {
  const [rows, setRows] = useState<Row[]>(() => contacts.map((contact, key) => ({ key, contact })))
  const nextKey = useRef(contacts.length)
  const box = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<number | null>(null)

  useEffect(() => {
    if (added === null) return
    const names = box.current?.querySelectorAll<HTMLInputElement>('input[name$="contactName"]')
    Array.from(names ?? [])
      .at(-1)
      ?.focus()
  }, [added])

  function add() {
    const key = nextKey.current
    nextKey.current += 1
    setRows((present) => [...present, { key, contact: emptyContact }])
    setAdded(key)
  }
  function remove(key: number) {
    setRows((present) => present.filter((row) => row.key !== key))
    // The pressed button disappears; the focus must not be lost to the top of the page.
    queueMicrotask(() => addButton.current?.focus())
  }
  return { rows, box, addButton, add, remove }
}

type RowProps = { row: number; number: number; contact: ClubContact; field: FieldOf; onRemove: () => void }

function ContactRow({ row, number, contact, field, onRemove }: RowProps) {
  const { t } = useTranslation('profileClubs')
  return (
    <div className="contact" role="group" aria-label={t('contacts.contact', { number })}>
      <TextField
        {...field(`contacts.${row}.contactName`)}
        label={t('contacts.name', { number })}
        defaultValue={contact.contactName}
        autoComplete="off"
      />
      <TextField
        {...field(`contacts.${row}.contactLink`)}
        label={t('contacts.link', { number })}
        hint={t('contacts.linkHint')}
        defaultValue={contact.contactLink}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p>
        <Button
          variant="plain"
          size="small"
          aria-label={t('contacts.removeContact', { number })}
          onClick={onRemove}
        >
          <Icon name="trash" />
          {t('contacts.remove')}
        </Button>
      </p>
    </div>
  )
}
