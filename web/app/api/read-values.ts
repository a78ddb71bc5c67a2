export type FormValues = Record<string, string>

/** The texts of a form by field name. A checked box without a value of its own is `on`; an unchecked one is absent. */
export function readValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}
