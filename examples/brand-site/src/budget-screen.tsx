import { formatMoney } from '@saola/i18n'
import { useApp } from '@saola/shell'
import { Field, StatTile, TextInput } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useWeek } from './wallet-screen.tsx'
import { useWords } from './words.ts'

const key = 'budget'

/** A screen that the product has not: what the member means to spend in a week, kept on the device, beside what was spent. */
export function BudgetScreen(): ReactElement {
  const { storage } = useApp()
  const { language, own } = useWords()
  const [typed, setTyped] = useState(() => storage.device.read(key) ?? '')
  const { data: week } = useWeek()
  const spent = week?.sumOut ?? 0
  const left = Number(typed) - spent

  function plan(text: string): void {
    const digits = text.replaceAll(/\D/g, '')
    setTyped(digits)
    storage.device.write(key, digits)
  }

  return (
    <>
      <h1>{own.budget}</h1>
      <Field label={own.week}>
        <TextInput inputMode="numeric" value={typed} onChange={(event) => plan(event.target.value)} />
      </Field>
      <StatTile label={own.spent} value={formatMoney(spent, language)} />
      <StatTile label={left < 0 ? own.over : own.left} value={formatMoney(Math.abs(left), language)} />
    </>
  )
}
