import { COPIED_TOOLTIP_MS } from '@aurivane/contract/limits'
import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { LinkedText } from '../features/linked-text.tsx'
import { supportEmail } from '../features/support-email.ts'
import { CopyButton } from '../components/copy-button.tsx'
import { Notice } from '../components/notice.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import './contact/contact.css'

export function Component() {
  const { t } = useTranslation('contact')
  const { t: tCommon } = useTranslation('translation')
  return (
    <div className="wrap page contact-page stack g7">
      <header className="stack g3">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      <div className="columns">
        <div className="stack g5">
          <ContactForm />
          <Notice className="without-script">{tCommon('needsScript')}</Notice>
          <p className="small quiet">
            <LinkedText text={t('data')} />
          </p>
        </div>
        <aside className="stack g7">
          <ByMail />
          <AskedBefore />
        </aside>
      </div>
    </div>
  )
}

function ByMail() {
  const { t } = useTranslation('contact')
  const { t: tCommon } = useTranslation('translation')
  const { heading, text, copied } = t('byMail', { returnObjects: true })
  return (
    // Without a name of its own, which would compete with the label of the field.
    <section className="stack g3">
      <h2 id="by-mail">{heading}</h2>
      <p className="quiet">{text}</p>
      <div>
        <CopyButton
          variant="second"
          text={supportEmail()}
          label={t('byMail.copy', { address: supportEmail() })}
          copiedText={copied}
          failedText={tCommon('copyFailed')}
          shownForMs={COPIED_TOOLTIP_MS}
        >
          {supportEmail()}
        </CopyButton>
      </div>
      <a className="without-script" href={`mailto:${supportEmail()}`}>
        {supportEmail()}
      </a>
    </section>
  )
}

function AskedBefore() {
  const { t } = useTranslation('contact')
  const { heading, verify, access, who, all } = t('first', { returnObjects: true })
  const links = [
    { to: `${paths.faq}#categoryrow3`, name: verify },
    { to: `${paths.faq}#categoryrow4`, name: access },
    { to: `${paths.faq}#categoryrow6`, name: who },
    { to: paths.faq, name: all },
  ]
  return (
    <section className="stack g3" aria-labelledby="asked-before">
      <h2 id="asked-before">{heading}</h2>
      <ul className="links">
        {links.map(({ to, name }) => (
          <li key={to}>
            <LocalizedLink to={to}>{name}</LocalizedLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
