import { LinkedText } from '../../features/linked-text.tsx'
import { isMoneyAnswer, moneyAnswers, MoneyText } from '../../features/money-section.tsx'
import { RiskWarning } from '../../features/risk-warning.tsx'
import type { FaqAnchor, FaqEntry, FaqPart } from '../../texts/faq-entry.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TutorialPicture } from './tutorial-picture.tsx'

type Props = { anchor: FaqAnchor; entry: FaqEntry }

export function FaqAnswer({ anchor, entry }: Props) {
  return isMoneyAnswer(anchor) ? <MoneyAnswer anchor={anchor} /> : <Parts entry={entry} />
}

/** The text of a section on another page, which the operator may have replaced. */
function MoneyAnswer({ anchor }: { anchor: keyof typeof moneyAnswers }) {
  const { t } = useTranslation('money')
  const { section, to } = moneyAnswers[anchor]
  return (
    <div className="answer-part">
      <MoneyText section={section} />
      <p>
        <LocalizedLink to={to}>{t(`${section}.heading`)}</LocalizedLink>
      </p>
    </div>
  )
}

function Parts({ entry }: Pick<Props, 'entry'>) {
  const [first, ...others] = entry.parts
  return (
    <>
      <div className="answer-part">
        <Words part={first} />
        {first.claim ? <RiskWarning>{first.claim}</RiskWarning> : null}
      </div>
      {others.map((part) => (
        <div key={part.title} className="answer-part">
          {part.title ? <h4>{part.title}</h4> : null}
          <Words part={part} />
          {part.picture ? <TutorialPicture {...part.picture} /> : null}
        </div>
      ))}
    </>
  )
}

function Words({ part: { paragraphs = [], points, steps } }: { part: FaqPart }) {
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
      {points ? (
        <ul>
          <Lines texts={points} />
        </ul>
      ) : null}
      {steps ? (
        <ol>
          <Lines texts={steps} />
        </ol>
      ) : null}
    </>
  )
}

function Lines({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <li key={text}>
      <LinkedText text={text} />
    </li>
  ))
}
