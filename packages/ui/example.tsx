import { Button, Card, Field, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'

/** A question in a card; every word and act comes from the app. */
export function NameCard({ error }: { error?: string }): ReactElement {
  return (
    <Card title="Who are you?">
      <form>
        <Field label="Username" hint="4 to 16 characters" error={error} required>
          <TextInput name="username" autoComplete="username" />
        </Field>
        <Button type="submit" variant="primary" wide>
          Go on
        </Button>
      </form>
    </Card>
  )
}
