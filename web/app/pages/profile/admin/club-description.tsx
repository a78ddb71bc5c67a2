import type { ReviewedClub } from '@aurivane/contract/club-object'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

/** The first lines of it, and the rest for who asks: one long description would push the other clubs out of sight. */
export function ClubDescription({ club: { title, description } }: { club: ReviewedClub }) {
  const { texts, t } = useTexts('profileAdmin')
  const [isWhole, setWhole] = useState(false)
  const { text, isCut } = useIsCut(isWhole)
  return (
    <>
      <span ref={text} className={classNames('description small', !isWhole && 'first-lines')}>
        {description}
      </span>
      {isCut ? (
        <Button
          variant="plain"
          size="small"
          className="more"
          aria-expanded={isWhole}
          aria-label={t(isWhole ? 'review.lessOfClub' : 'review.moreOfClub', { title })}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.review.less : texts.review.more}
        </Button>
      ) : null}
    </>
  )
}

/** Whether the first lines are not all. It depends on the room, and shown whole a text is never cut: then it is not asked. */
function useIsCut(isWhole: boolean) {
  const text = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const shown = text.current
    if (isWhole || !shown) return
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [isWhole])
  return { text, isCut }
}
