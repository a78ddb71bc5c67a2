import { prepareMachine } from './testing/prepare-machine.ts'
import { runStep, type Outcome } from './testing/run-step.ts'
import { commands, steps, type CommandName, type StepName } from './testing/steps.ts'

/** What the arguments ask for, the first of which is the command: `npm test -- lint unit` two steps, `npm test -- browser e2e/home.spec.ts` one file. */
type Wanted = { command: CommandName; names: string[]; files: string[] }

async function runRow(row: StepName[], { command, files }: Wanted, isAlone: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const name of row) {
    const said: string[] = []
    outcomes.push(
      await runStep(steps[name], {
        say: (text) => void (isAlone ? process.stdout.write(text) : said.push(text)),
        files,
        runAgain: `${command} -- ${name}`,
      }),
    )
    process.stdout.write(said.join(''))
  }
  return outcomes
}

async function runStages(wanted: Wanted): Promise<Outcome[]> {
  const isWanted = (name: string) => wanted.names.length === 0 || wanted.names.includes(name)
  const outcomes: Outcome[] = []
  for (const stage of commands[wanted.command]) {
    const rows = stage.map((row) => row.filter(isWanted)).filter((row) => row.length > 0)
    const done = await Promise.all(rows.map((row) => runRow(row, wanted, rows.length === 1)))
    outcomes.push(...done.flat())
  }
  return outcomes
}

function readArguments([first = '', ...others]: string[]): Wanted {
  const command: CommandName = first === 'npm run test:matrix' ? first : 'npm test'
  const files = others.filter((word) => word.includes('/'))
  const names = others.filter((word) => !word.includes('/'))
  const own: string[] = commands[command].flat(2)
  const unknown = names.filter((name) => !own.includes(name))
  if (unknown.length > 0 || (files.length > 0 && names.length === 0)) {
    const lists = Object.entries(commands).map(([each, stages]) => `${each}: ${stages.flat(2).join(', ')}`)
    const reason =
      unknown.length > 0 ? `Unknown: ${unknown.join(', ')}.` : 'A file needs the step that runs it.'
    throw new Error(`${reason} Steps:\n${lists.join('\n')}`)
  }
  return { command, names, files }
}

async function test(wanted: Wanted) {
  prepareMachine()
  const outcomes = await runStages(wanted)
  console.log('')
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(seconds).padStart(5)} s`,
    )
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
  const total = (count: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[count], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') === 0 ? 0 : 1
}

try {
  await test(readArguments(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
