import { useState } from 'react'
import { Accordion, AccordionItem } from '../../components/accordion.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Badge, Chip } from '../../components/chip.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { Row, Rows } from '../../components/rows.tsx'
import { SideList } from '../../components/side-list.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SpinnerBlock } from '../../components/spinner.tsx'
import { Table, type Column } from '../../components/table.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { InfoTip } from '../../components/tooltip.tsx'
import { samples } from './samples.ts'

type Sample = { id: number; tone: 'good' | 'wait' | 'bad' }

const { table } = samples
const rows: Sample[] = [
  { id: 1284, tone: 'good' },
  { id: 64, tone: 'wait' },
  { id: 9, tone: 'bad' },
]
const columns: Column<Sample>[] = [
  { name: table.name, isRowHeading: true, cell: () => table.name },
  { name: table.about, isWide: true, cell: () => table.text },
  { name: table.count, isNumber: true, cell: ({ id }) => id },
  {
    name: table.state,
    nameId: 'state-name',
    heading: (
      <InfoTip label={table.more} text={table.tip}>
        <span id="state-name">{table.state}</span>
      </InfoTip>
    ),
    cell: ({ tone }) => <Chip tone={tone}>{table[tone]}</Chip>,
  },
]

export function DataSample() {
  const [page, setPage] = useState(1)
  return (
    <>
      <Table caption={table.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Pagination {...samples.pages} current={page} total={3} onChoose={setPage} />
      <div className="row">
        <Chip>{table.name}</Chip>
        <Chip icon="locked">{table.name}</Chip>
        <Badge>{table.badge}</Badge>
      </div>
    </>
  )
}

export function WaitingSample() {
  const { empty } = samples
  return (
    <>
      <Table
        caption={table.caption}
        isCaptionHidden
        columns={columns}
        rows={[]}
        rowKey={({ id }) => id}
        loadingRows={2}
      />
      <Skeleton width="block" />
      <SpinnerBlock>{samples.waiting}</SpinnerBlock>
      <EmptyState title={empty.title} actions={<Button>{empty.action}</Button>}>
        {empty.text}
      </EmptyState>
    </>
  )
}

export function ReadingSample() {
  const { reading, buttons } = samples
  return (
    <>
      <Card className="stack">
        <h3>{reading.card}</h3>
        <p>{reading.text}</p>
      </Card>
      <Tabs label={reading.tabs}>
        <a href="#main" aria-current="true">
          {reading.first}
        </a>
        <a href="#main">{reading.second}</a>
      </Tabs>
      <Accordion>
        <AccordionItem title={reading.question}>
          <p>{reading.answer}</p>
        </AccordionItem>
        <AccordionItem title={reading.question} isTarget>
          <p>{reading.answer}</p>
        </AccordionItem>
      </Accordion>
      <SideList label={reading.side} current={reading.first}>
        <li>
          <a href="#main" aria-current="true">
            {reading.first}
          </a>
        </li>
        <li>
          <a href="#main">{reading.second}</a>
        </li>
      </SideList>
      <Rows>
        <Row
          name={reading.first}
          action={
            <Button variant="plain" size="small">
              {buttons.small}
            </Button>
          }
        >
          {reading.text}
        </Row>
        <Row name={reading.second}>{reading.text}</Row>
      </Rows>
    </>
  )
}
