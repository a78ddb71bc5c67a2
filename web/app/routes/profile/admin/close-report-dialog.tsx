import { CLUB_REASON_MAX_CHARS, REPORT_NOTE_MAX_CHARS } from '@aurivane/contract/limits'
import { closeReport, reportOutcomes, type Report } from '@aurivane/contract/reports'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { toast } from '../../../components/toast.ts'
import { titleOfReport } from './reports-table.tsx'

type Props = { report: Report; onClose: () => void }

export function CloseReportDialog({ report, onClose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const form = useClosing(report, onClose)
  return (
    <FormDialog form={form} title={t('closing.heading')} submitLabel={t('closing.send')} onClose={onClose}>
      <p>{t('closing.club', { title: titleOfReport(report) })}</p>
      <RadioGroup
        {...form.field('outcome')}
        label={t('closing.outcome')}
        options={reportOutcomes.map((value) => ({ value, label: t(`reports.outcomes.${value}`) }))}
        defaultValue="no_action"
      />
      <TextArea
        {...form.field('note')}
        label={t('closing.note')}
        hint={t('closing.noteHint')}
        limit={REPORT_NOTE_MAX_CHARS}
        rows={3}
        required
      />
      <TextArea
        {...form.field('reason')}
        label={t('closing.reason')}
        hint={t('closing.reasonHint')}
        limit={CLUB_REASON_MAX_CHARS}
        rows={3}
      />
    </FormDialog>
  )
}

function useClosing(report: Report, onClose: () => void) {
  const invalidate = useInvalidation()
  return useContractForm(closeReport, {
    toInput: ({ outcome, note = '', reason }) => ({
      params: { reportID: report.id },
      body: { outcome: reportOutcomes.find((known) => known === outcome) ?? 'no_action', note, reason },
    }),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      invalidate('reports', 'clubs', 'users', 'audit')
    },
    onRefused: () => invalidate('reports'),
  })
}
