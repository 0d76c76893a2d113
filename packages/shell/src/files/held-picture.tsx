import { useCallback, type ReactElement } from 'react'

/**
 * A picture that a finger presses and holds. Its address holds the picture itself: one that only leads to it is known to
 * this page alone, and an app that takes the picture along finds nothing there.
 */
export function HeldPicture({ content, hint }: { content: Blob; hint: string }): ReactElement {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => {
        image.src = String(reader.result)
      })
      reader.readAsDataURL(content)
    },
    [content],
  )
  return (
    <>
      <p>{hint}</p>
      <img ref={show} alt={hint} width={220} />
    </>
  )
}
