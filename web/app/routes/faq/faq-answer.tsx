import { LinkedText } from '../../features/linked-text.tsx'
import { RiskWarning } from '../../features/risk-warning.tsx'
import type { FaqEntry, FaqPart } from '../../texts/faq-entry.ts'
import { TutorialPicture } from './tutorial-picture.tsx'

export function FaqAnswer({ entry }: { entry: FaqEntry }) {
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
