import { REPORT_TEXT_MAX_CHARS } from '@aurivane/contract/limits'
import { reportClub, reportReasons, type NewReport } from '@aurivane/contract/reports'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { TextArea } from '../../components/text-area.tsx'

type Props = { clubID: number; onClose: () => void }

export function ReportDialog({ clubID, onClose }: Props) {
  const { t } = useTranslation('club')
  const { t: tCommunity } = useTranslation('community')
  const form = useClubForm(reportClub, {
    // A missing reason is refused by the schema.
    toInput: ({ reason, text }) => ({
      params: { clubID },
      body: { reason: reason as NewReport['reason'], text },
    }),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={t('report.button')} submitLabel={t('report.send')} onClose={onClose}>
      <RadioGroup
        {...form.field('reason')}
        label={t('report.question')}
        options={reportReasons.map((value) => ({ value, label: tCommunity(`reportReasons.${value}`) }))}
      />
      <TextArea
        {...form.field('text')}
        label={t('report.details')}
        hint={t('report.detailsHint')}
        limit={REPORT_TEXT_MAX_CHARS}
      />
    </FormDialog>
  )
}
