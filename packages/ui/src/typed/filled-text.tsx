import { Component, type ReactElement, type ReactNode } from 'react'

export type FilledTextProps = {
  /** What the input within is given to show; undefined where it keeps its text by itself. */
  value: unknown
  className?: string | undefined
  children: ReactNode
}

/**
 * Around an input of a given value: keeps what was filled in without an event, as password managers and phones do. React is
 * about to write the value over it; then the text is put back and told by the event that was missing.
 */
export class FilledText extends Component<FilledTextProps> {
  #input: HTMLInputElement | null | undefined
  #heard: string | undefined

  override getSnapshotBeforeUpdate({ value }: FilledTextProps): string | undefined {
    const text = this.#input?.value
    // Another value is what somebody decided meanwhile, such as to empty the field.
    const isGiven = typeof value === 'string' && value === this.props.value
    return isGiven && text !== value && text !== this.#heard ? text : undefined
  }

  override componentDidUpdate(_: FilledTextProps, __: unknown, filled?: string): void {
    this.#heard = undefined
    const input = this.#input
    if (!filled || !input) return
    queueMicrotask(() => {
      // React has a setter of its own in the element, and ignores an event about a text that went through it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  override render(): ReactElement {
    const { className, children } = this.props
    return (
      <span
        className={className}
        ref={(box) => void (this.#input = box?.querySelector('input'))}
        onInput={() => void (this.#heard = this.#input?.value)}
      >
        {children}
      </span>
    )
  }
}
