import { FAQ_ANSWER_WITH_CLAIM } from '../../features/faq-outline.ts'
import { LinkedText } from '../../features/linked-text.tsx'
import { RiskWarning } from '../../features/risk-warning.tsx'
import type { FaqAnchor, FaqEntry, FaqPart } from '../../texts/faq-entry.ts'
import { TutorialPicture } from './tutorial-picture.tsx'

type Props = { anchor: FaqAnchor; entry: FaqEntry }

export function FaqAnswer({ anchor, entry }: Props) {
  const [first, ...others] = entry.parts
  const hasClaim = anchor === FAQ_ANSWER_WITH_CLAIM
  return (
    <>
      {hasClaim ? (
        <div data-claim="" className="answer-part">
          <Words part={first} />
          <RiskWarning isOfClaim />
        </div>
      ) : (
        <div className="answer-part">
          <Words part={first} />
        </div>
      )}
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
