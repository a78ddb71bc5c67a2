import type { SubmitEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSuspension, type Suspension } from './use-suspension.ts'

const FIELD = 'userId'

export function SuspendUserForm({ ownId }: { ownId: number }) {
  const { texts } = useTexts('profileAdmin')
  const { state, toggle } = useSuspension(ownId)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get(FIELD)
    const isDone = await toggle(typeof typed === 'string' ? typed : '')
    if (isDone) form.reset()
  }
  return (
    <form
      className="form"
      method="post"
      noValidate
      aria-label={texts.suspend.heading}
      onSubmit={(event) => void submit(event)}
    >
      <p className="quiet">{texts.suspend.intro}</p>
      <TextField
        name={FIELD}
        label={texts.suspend.userId}
        hint={texts.suspend.userIdHint}
        error={state.is === 'objected' ? state.text : null}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <p>
        <Button type="submit" isBusy={state.is === 'sending'}>
          {texts.suspend.send}
        </Button>
      </p>
      <Outcome state={state} />
    </form>
  )
}

/** Below the button, so that nothing moves when it clears. */
function Outcome({ state }: { state: Suspension }) {
  const { texts: words } = useTexts('translation')
  if (state.is === 'done') return <FormBanner tone="success">{state.text}</FormBanner>
  if (state.is === 'refused') return <FormBanner tone="error">{state.text}</FormBanner>
  if (state.is !== 'lost') return null
  return (
    <FormBanner
      tone="error"
      actions={
        <Button type="submit" variant="second">
          {words.tryAgain}
        </Button>
      }
    >
      {words.lostConnection}
    </FormBanner>
  )
}
