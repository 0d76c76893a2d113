import { dayKey, startOfDay, startOfDayKey } from '@saola/i18n'
import { calls, type InvitationLink } from '@saola/protocol'
import { dayMs, linkRules } from '@saola/rules'
import { DayEntry, formSchema, RefusedNotice, useApp, useForm, useServerNow } from '@saola/shell'
import { Button, ChoiceChips, Dialog, Field, TextInput, useToast } from '@saola/ui'
import { plainText } from '@saola/validation'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './opening.module.css'
import { RebateField } from './rebate-field.tsx'
import { useOpeningTexts } from './use-opening-texts.ts'

type Typed = { name: string; type: 0 | 1; rebate: string; quota: string; endDate: string }

type LinkDialogProps = {
  /** The most rebate that may be given. */
  own: string
  /** The link to change; without it a new one is made. */
  link?: InvitationLink
  onClose: () => void
  /** Without a link the gateway said no more than that there is one. */
  onDone: (link: InvitationLink | undefined) => void
}

/** The form of a link. What it gives is fixed once it is out; its name, quota and end may change. */
export function LinkDialog({ own, link, onClose, onDone }: LinkDialogProps): ReactElement {
  const { t } = useTranslation(['opening', 'shell'])
  const texts = useOpeningTexts()
  const { api } = useApp()
  const toast = useToast()
  const now = useServerNow(undefined)
  const ends = [
    { name: 'next_7', day: dayKey(startOfDay(now, 6)) },
    { name: 'next_30', day: dayKey(startOfDay(now, 29)) },
  ] as const
  const schema = formSchema<Typed>(({ name, rebate, quota, endDate }) => ({
    name: name.trim() === '' ? t('opening:issue.name') : undefined,
    rebate: link === undefined ? texts.rebate(rebate, own) : undefined,
    quota: isQuota(quota) ? undefined : t('opening:issue.quota', { most: linkRules.mostQuota }),
    endDate:
      endDate !== firstDay(link) && endOf(endDate, now) === 'over' ? t('opening:issue.end') : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(
    schema,
    (typed: Typed) => {
      const terms = { name: typed.name, ...quotaOf(typed.quota), ...endDateOf(typed.endDate, link) }
      if (link === undefined) {
        return api.send(calls.team.createLink, { ...terms, type: typed.type, rebate: typed.rebate })
      }
      const isPaused = link.status === 'paused'
      return api.send(calls.team.changeLink, { ...terms, affiUrlId: link.affiUrlId, isPaused })
    },
    {
      values: {
        name: link?.name ?? '',
        type: link?.type ?? 0,
        rebate: link?.rebate ?? '0',
        quota: link?.quota === undefined ? '' : String(link.quota),
        endDate: firstDay(link),
      },
      invalidates: ['team'],
      about: link === undefined ? calls.team.createLink : calls.team.changeLink,
      onDone: (made) => {
        toast({
          tone: 'good',
          text: link === undefined ? t('opening:links.created') : t('opening:links.saved'),
        })
        onDone(made)
      },
    },
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={link === undefined ? t('opening:links.create') : t('opening:links.edit')}
      closeLabel={t('shell:dialog.close')}
      size="medium"
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          label={t('opening:links.name')}
          hint={t('opening:links.name_hint', { max: linkRules.nameLength })}
          error={problems.name}
          required
        >
          <TextInput {...form.register('name')} autoComplete="off" maxLength={linkRules.nameLength} />
        </Field>
        {link === undefined && (
          <>
            <Controller
              control={form.control}
              name="type"
              render={({ field }) => (
                <ChoiceChips
                  legend={t('opening:links.type')}
                  choices={[
                    { value: 0, label: t('opening:type.player') },
                    { value: 1, label: t('opening:type.agent') },
                  ]}
                  value={field.value}
                  onValueChange={(value) => field.onChange(value === 1 ? 1 : 0)}
                />
              )}
            />
            <RebateField {...form.register('rebate')} own={own} error={problems.rebate} />
          </>
        )}
        <div className={styles.pair}>
          <div className={styles.column}>
            <Field
              label={t('opening:links.quota')}
              hint={t('opening:links.quota_hint')}
              error={problems.quota}
            >
              <TextInput {...form.register('quota')} inputMode="numeric" autoComplete="off" />
            </Field>
          </div>
          <Controller
            control={form.control}
            name="endDate"
            render={({ field }) => (
              <div className={styles.column}>
                <DayEntry
                  label={t('opening:links.ends')}
                  hint={t('opening:links.ends_hint')}
                  error={problems.endDate}
                  day={field.value}
                  mayBeEmpty
                  onDay={field.onChange}
                />
                <ChoiceChips
                  legend={t('opening:links.ends')}
                  legendHidden
                  choices={ends.map(({ name, day }) => ({ value: day, label: t(`shell:date.${name}`) }))}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              </div>
            )}
          />
        </div>
        <RefusedNotice refused={refused} />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {link === undefined ? t('opening:links.create') : t('opening:links.save')}
        </Button>
      </form>
    </Dialog>
  )
}

function isQuota(typed: string): boolean {
  const text = plainText(typed)
  if (text === '') return true
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= linkRules.mostQuota
}

function quotaOf(typed: string): { quota?: number } {
  return plainText(typed) === '' ? {} : { quota: Number(plainText(typed)) }
}

/** The last day of a link as a date input has it; empty for a link without end. */
function firstDay(link: InvitationLink | undefined): string {
  return link?.endDate === undefined ? '' : dayKey(link.endDate - 1)
}

/** When a day of Vietnam ends, in ms; `over` when it has. */
function endOf(day: string, now: number): number | 'none' | 'over' {
  if (day === '') return 'none'
  const end = startOfDayKey(day) + dayMs
  return end > now ? end : 'over'
}

function endDateOf(day: string, link: InvitationLink | undefined): { endDate?: number } {
  if (day !== '' && day === firstDay(link) && link?.endDate !== undefined) return { endDate: link.endDate }
  const end = endOf(day, 0)
  return typeof end === 'number' ? { endDate: end } : {}
}
