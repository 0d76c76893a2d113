import { createContext, useContext, useId, useMemo, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './field.module.css'

/** What a control inside a `Field` must carry so that label, hint and error belong to it. */
export type FieldWiring = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export type FieldProps = {
  label: ReactNode
  /** One control: an input of this package or anything that spreads `useField()`. */
  children: ReactNode
  /** What is wanted, known before typing. */
  hint?: ReactNode
  /** What is wrong, said at once to screen readers. */
  error?: ReactNode
  required?: boolean
  /** Something small at the end of the label's row, such as a link. */
  aside?: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
}

const FieldContext = createContext<FieldWiring>({})

/** The wiring of the nearest `Field`, empty outside of one. */
export function useField(): FieldWiring {
  return useContext(FieldContext)
}

/** A control with its label, hint and error; the error's row is kept free so that nothing jumps. */
export function Field({
  label,
  children,
  hint,
  error,
  required,
  aside,
  labelHidden,
}: FieldProps): ReactElement {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const invalid = Boolean(error)
  const wiring = useMemo<FieldWiring>(
    () => ({
      id,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': true as const }),
      ...(required && { 'aria-required': true as const }),
    }),
    [id, describedBy, invalid, required],
  )
  return (
    <div className={styles.field}>
      <div className={labelHidden ? 'visually-hidden' : styles.head}>
        <label className={styles.label} htmlFor={id}>
          <span>{label}</span>
          {required && (
            <span className={styles.star} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldContext.Provider value={wiring}>{children}</FieldContext.Provider>
      <div className={styles.message} role="alert">
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="warning" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
