/**
 * Titles of the pages that nobody wrote: lists of tags, posts and authors. By language, under the ids that Docusaurus has
 * for them, so that messages of a site change them. Forms for numbers are in the order zero, one, two, few, many, other, of
 * those that a language has; one that has more forms takes the last.
 */
export const titleWords = {
  en: {
    'theme.tags.tagsPageTitle': 'Tags',
    'theme.blog.archive.title': 'Archive',
    'theme.blog.archive.description': 'Archive',
    'theme.blog.authorsList.pageTitle': 'Authors',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': 'One post|{count} posts',
    'theme.blog.tagTitle': '{nPosts} tagged with "{tagName}"',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
    'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
  },
  ar: {
    'theme.tags.tagsPageTitle': 'الوسوم',
    'theme.blog.archive.title': 'الأرشيف',
    'theme.blog.archive.description': 'الأرشيف',
    'theme.blog.authorsList.pageTitle': 'المؤلفون',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': 'لا توجد تدوينات|تدوينة واحدة|تدوينتان|{count} تدوينات|{count} تدوينة|{count} تدوينة',
    'theme.blog.tagTitle': '{nPosts} بالوسم «{tagName}»',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} بالوسم «{tagName}»',
    'theme.docs.tagDocListPageTitle.nDocsTagged':
      'لا توجد صفحات|صفحة واحدة|صفحتان|{count} صفحات|{count} صفحة|{count} صفحة',
  },
  de: {
    'theme.tags.tagsPageTitle': 'Schlagwörter',
    'theme.blog.archive.title': 'Archiv',
    'theme.blog.archive.description': 'Archiv',
    'theme.blog.authorsList.pageTitle': 'Autoren',
    'theme.blog.author.pageTitle': '{authorName} – {nPosts}',
    'theme.blog.post.plurals': 'Ein Beitrag|{count} Beiträge',
    'theme.blog.tagTitle': '{nPosts} zum Schlagwort „{tagName}“',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} zum Schlagwort „{tagName}“',
    'theme.docs.tagDocListPageTitle.nDocsTagged': 'Eine Seite|{count} Seiten',
  },
  es: {
    'theme.tags.tagsPageTitle': 'Etiquetas',
    'theme.blog.archive.title': 'Archivo',
    'theme.blog.archive.description': 'Archivo',
    'theme.blog.authorsList.pageTitle': 'Autores',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': 'Una entrada|{count} entradas',
    'theme.blog.tagTitle': '{nPosts} con la etiqueta «{tagName}»',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} con la etiqueta «{tagName}»',
    'theme.docs.tagDocListPageTitle.nDocsTagged': 'Una página|{count} páginas',
  },
  fr: {
    'theme.tags.tagsPageTitle': 'Étiquettes',
    'theme.blog.archive.title': 'Archives',
    'theme.blog.archive.description': 'Archives',
    'theme.blog.authorsList.pageTitle': 'Auteurs',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': '{count} article|{count} articles',
    'theme.blog.tagTitle': '{nPosts} avec l’étiquette « {tagName} »',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} avec l’étiquette « {tagName} »',
    'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} page|{count} pages',
  },
  he: {
    'theme.tags.tagsPageTitle': 'תגיות',
    'theme.blog.archive.title': 'ארכיון',
    'theme.blog.archive.description': 'ארכיון',
    'theme.blog.authorsList.pageTitle': 'מחברים',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': 'פוסט אחד|שני פוסטים|{count} פוסטים',
    'theme.blog.tagTitle': '{nPosts} עם התגית "{tagName}"',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} עם התגית "{tagName}"',
    'theme.docs.tagDocListPageTitle.nDocsTagged': 'עמוד אחד|שני עמודים|{count} עמודים',
  },
  it: {
    'theme.tags.tagsPageTitle': 'Etichette',
    'theme.blog.archive.title': 'Archivio',
    'theme.blog.archive.description': 'Archivio',
    'theme.blog.authorsList.pageTitle': 'Autori',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': 'Un articolo|{count} articoli',
    'theme.blog.tagTitle': '{nPosts} con l’etichetta «{tagName}»',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} con l’etichetta «{tagName}»',
    'theme.docs.tagDocListPageTitle.nDocsTagged': 'Una pagina|{count} pagine',
  },
  ja: {
    'theme.tags.tagsPageTitle': 'タグ',
    'theme.blog.archive.title': 'アーカイブ',
    'theme.blog.archive.description': 'アーカイブ',
    'theme.blog.authorsList.pageTitle': '著者',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': '{count}件の記事',
    'theme.blog.tagTitle': '「{tagName}」タグの付いた{nPosts}',
    'theme.docs.tagDocListPageTitle': '「{tagName}」タグの付いた{nDocsTagged}',
    'theme.docs.tagDocListPageTitle.nDocsTagged': '{count}件のページ',
  },
  ko: {
    'theme.tags.tagsPageTitle': '태그',
    'theme.blog.archive.title': '보관함',
    'theme.blog.archive.description': '보관함',
    'theme.blog.authorsList.pageTitle': '작성자',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': '게시물 {count}개',
    'theme.blog.tagTitle': '"{tagName}" 태그가 있는 {nPosts}',
    'theme.docs.tagDocListPageTitle': '"{tagName}" 태그가 있는 {nDocsTagged}',
    'theme.docs.tagDocListPageTitle.nDocsTagged': '페이지 {count}개',
  },
  pl: {
    'theme.tags.tagsPageTitle': 'Tagi',
    'theme.blog.archive.title': 'Archiwum',
    'theme.blog.archive.description': 'Archiwum',
    'theme.blog.authorsList.pageTitle': 'Autorzy',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': 'Jeden wpis|{count} wpisy|{count} wpisów|{count} wpisu',
    'theme.blog.tagTitle': '{nPosts} z tagiem „{tagName}”',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} z tagiem „{tagName}”',
    'theme.docs.tagDocListPageTitle.nDocsTagged': 'Jedna strona|{count} strony|{count} stron|{count} strony',
  },
  pt: {
    'theme.tags.tagsPageTitle': 'Marcadores',
    'theme.blog.archive.title': 'Arquivo',
    'theme.blog.archive.description': 'Arquivo',
    'theme.blog.authorsList.pageTitle': 'Autores',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': '{count} publicação|{count} publicações',
    'theme.blog.tagTitle': '{nPosts} com o marcador "{tagName}"',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} com o marcador "{tagName}"',
    'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} página|{count} páginas',
  },
  ru: {
    'theme.tags.tagsPageTitle': 'Теги',
    'theme.blog.archive.title': 'Архив',
    'theme.blog.archive.description': 'Архив',
    'theme.blog.authorsList.pageTitle': 'Авторы',
    'theme.blog.author.pageTitle': '{authorName} — {nPosts}',
    'theme.blog.post.plurals': '{count} запись|{count} записи|{count} записей|{count} записи',
    'theme.blog.tagTitle': '{nPosts} с тегом «{tagName}»',
    'theme.docs.tagDocListPageTitle': '{nDocsTagged} с тегом «{tagName}»',
    'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} страница|{count} страницы|{count} страниц|{count} страницы',
  },
  tr: {
    'theme.tags.tagsPageTitle': 'Etiketler',
    'theme.blog.archive.title': 'Arşiv',
    'theme.blog.archive.description': 'Arşiv',
    'theme.blog.authorsList.pageTitle': 'Yazarlar',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': '{count} yazı',
    'theme.blog.tagTitle': '"{tagName}" etiketli {nPosts}',
    'theme.docs.tagDocListPageTitle': '"{tagName}" etiketli {nDocsTagged}',
    'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} sayfa',
  },
  'zh-Hans': {
    'theme.tags.tagsPageTitle': '标签',
    'theme.blog.archive.title': '归档',
    'theme.blog.archive.description': '归档',
    'theme.blog.authorsList.pageTitle': '作者',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': '{count} 篇文章',
    'theme.blog.tagTitle': '带有标签“{tagName}”的 {nPosts}',
    'theme.docs.tagDocListPageTitle': '带有标签“{tagName}”的 {nDocsTagged}',
    'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} 个页面',
  },
  'zh-Hant': {
    'theme.tags.tagsPageTitle': '標籤',
    'theme.blog.archive.title': '封存',
    'theme.blog.archive.description': '封存',
    'theme.blog.authorsList.pageTitle': '作者',
    'theme.blog.author.pageTitle': '{authorName} - {nPosts}',
    'theme.blog.post.plurals': '{count} 篇文章',
    'theme.blog.tagTitle': '帶有標籤「{tagName}」的 {nPosts}',
    'theme.docs.tagDocListPageTitle': '帶有標籤「{tagName}」的 {nDocsTagged}',
    'theme.docs.tagDocListPageTitle.nDocsTagged': '{count} 個頁面',
  },
} satisfies Readonly<Record<string, TitleWords>>

/** What a title is known by. */
export type TitleId =
  | 'theme.tags.tagsPageTitle'
  | 'theme.blog.archive.title'
  | 'theme.blog.archive.description'
  | 'theme.blog.authorsList.pageTitle'
  | 'theme.blog.author.pageTitle'
  | 'theme.blog.post.plurals'
  | 'theme.blog.tagTitle'
  | 'theme.docs.tagDocListPageTitle'
  | 'theme.docs.tagDocListPageTitle.nDocsTagged'

/** The titles of a language. */
export type TitleWords = Readonly<Record<TitleId, string>>
