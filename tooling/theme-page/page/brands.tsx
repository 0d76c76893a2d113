import { Field, Select } from '@saola/ui'
import { useEffect, useState, type ReactElement } from 'react'
import type { Say } from './say.ts'
import styles from './theme-page.module.css'

/** Leads to the page of another brand, which has a host of its own. */
export function Brands({ say }: { say: Say }): ReactElement {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    void fetch('/brands.json')
      .then((answer) => answer.json() as Promise<string[]>)
      .then(setNames)
  }, [])
  const own = location.hostname.replace('.localhost', '')
  return (
    <div className={styles.brands}>
      <Field label={say('Nhãn hiệu', 'Brand')}>
        <Select
          value={names.includes(own) ? own : ''}
          placeholder={say('Chọn nhãn hiệu', 'Choose a brand')}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => location.assign(`http://${target.value}.localhost:${location.port}/`)}
        />
      </Field>
    </div>
  )
}
