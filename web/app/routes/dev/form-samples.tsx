import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { FormBanner } from '../../components/form-banner.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Notice } from '../../components/notice.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { Switch } from '../../components/switch.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import { samples } from './samples.ts'

export function ButtonSample() {
  const { buttons } = samples
  return (
    <>
      <div className="row">
        <Button>{buttons.main}</Button>
        <Button variant="second">{buttons.second}</Button>
        <Button variant="danger">{buttons.danger}</Button>
        <Button variant="plain">{buttons.plain}</Button>
      </div>
      <div className="row">
        <Button size="small">{buttons.small}</Button>
        <Button isBusy>{buttons.busy}</Button>
        <Button disabled>{buttons.off}</Button>
        <Button variant="second" isSquare aria-label={buttons.main}>
          <Icon name="search" />
        </Button>
        <LinkButton href="#main" variant="second">
          {buttons.link}
        </LinkButton>
      </div>
    </>
  )
}

export function FieldSample() {
  const { field } = samples
  const [isOn, setOn] = useState(true)
  return (
    <form className="form">
      <TextField label={field.name} hint={field.hint} />
      <TextField label={field.name} error={field.error} />
      <PasswordField
        label={field.password}
        show={field.show}
        hide={field.hide}
        showLabel={field.showPassword}
        hideLabel={field.hidePassword}
        autoComplete="off"
      />
      <TextField label={field.code} isCode maxLength={6} />
      <SelectField
        label={field.country}
        placeholder={field.choose}
        options={[{ value: 'a', label: field.name }]}
      />
      <TextArea label={field.message} limit={40} />
      <Checkbox label={field.agree} />
      <Switch
        label={field.twoFactor}
        on={field.on}
        off={field.off}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
    </form>
  )
}

export function MessageSample() {
  const { notice } = samples
  return (
    <>
      <Notice title={notice.title}>{notice.text}</Notice>
      <Notice tone="gold" title={notice.title} actions={<Button size="small">{samples.empty.action}</Button>}>
        {notice.text}
      </Notice>
      <FormBanner tone="error" title={notice.wrong}>
        {notice.text}
      </FormBanner>
      <FormBanner tone="success">{notice.saved}</FormBanner>
    </>
  )
}
