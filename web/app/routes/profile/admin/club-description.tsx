import type { ReviewedClub } from '@aurivane/contract/club-object'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { truncateText } from './truncate-text.ts'

/** Truncated, with a button for the rest: a long description would push the other clubs out of view. */
export function ClubDescription({ club: { title, description } }: { club: ReviewedClub }) {
  const { t } = useTranslation('profileAdmin')
  const [isWhole, setWhole] = useState(false)
  const beginning = truncateText(description)
  if (beginning === description) return <span className="description small">{description}</span>
  return (
    <>
      <span className="description small">{isWhole ? description : `${beginning} …`}</span>
      <Button
        variant="plain"
        size="small"
        className="more"
        aria-expanded={isWhole}
        aria-label={t(isWhole ? 'review.lessOfClub' : 'review.moreOfClub', { title })}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? t('review.less') : t('review.more')}
      </Button>
    </>
  )
}
