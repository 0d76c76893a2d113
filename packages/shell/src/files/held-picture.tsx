import { useCallback, type ReactElement } from 'react'

/**
 * A picture that a finger presses and holds. Its address holds the picture itself: of one that only leads to it an app's own
 * browser saves nothing, and WebKit may not draw it.
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
