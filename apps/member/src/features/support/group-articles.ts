import { foldText } from '@saola/validation'
import type { CallReply, calls } from '@saola/protocol'

type Article = CallReply<typeof calls.support.helpCenter>[number]

const topics = ['deposit', 'withdrawal', 'game', 'application', 'customer_service', 'other'] as const

/** A topic of the help centre; those of the feedback form. */
export type Topic = (typeof topics)[number]

/**
 * The articles by topic that hold the words of a text, marks and case aside: those with all of them, else those with the most.
 * Unknown topics count as `other`.
 */
export function groupArticles(
  articles: readonly Article[],
  text: string,
): readonly { topic: Topic; articles: readonly Article[] }[] {
  const found = withMostWords(articles, foldText(text).split(/\s+/).filter(Boolean))
  return topics
    .map((topic) => ({ topic, articles: found.filter((article) => topicOf(article) === topic) }))
    .filter((group) => group.articles.length > 0)
}

function withMostWords(articles: readonly Article[], words: readonly string[]): readonly Article[] {
  if (words.length === 0) return articles
  const counted = articles.map((article) => {
    const told = foldText(`${article.title} ${article.content}`)
    return { article, count: words.filter((word) => told.includes(word)).length }
  })
  const most = counted.reduce((so, { count }) => Math.max(so, count), 1)
  return counted.filter(({ count }) => count === most).map(({ article }) => article)
}

function topicOf(article: Article): Topic {
  return topics.find((topic) => topic === article.topic) ?? 'other'
}
