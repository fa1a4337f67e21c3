/**
 * Names of elements, in small letters: of HTML with those that are out of use, of drawings and of formulas.
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#elements-3
 * @see https://www.w3.org/TR/SVG2/eltindex.html
 * @see https://www.w3.org/TR/mathml-core/
 */
export const elementNames: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button ' +
    'canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt element em ' +
    'embed fencedframe fieldset figcaption figure font footer form frame frameset geolocation h1 h2 h3 h4 h5 h6 head header hgroup ' +
    'hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee menu menuitem meta ' +
    'meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rb rp ' +
    'rt rtc ruby s samp script search section select selectedcontent shadow slot small source spacer span strike strong style sub ' +
    'summary sup table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp ' +
    'altglyph animate animatecolor animatemotion animatetransform circle clippath cursor defs desc discard ellipse feblend ' +
    'fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow ' +
    'feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight ' +
    'fespecularlighting fespotlight fetile feturbulence filter foreignobject g glyph hatch hatchpath hkern line lineargradient marker ' +
    'mask mesh meshgradient meshpatch meshrow metadata mpath path pattern polygon polyline radialgradient rect set solidcolor stop ' +
    'svg switch symbol text textpath tref tspan unknown use view vkern ' +
    'annotation maction maligngroup math menclose merror mfenced mfrac mglyph mi mmultiscripts mn mo mover mpadded mphantom ' +
    'mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics'
  ).split(' '),
)

/**
 * Names of attributes that authors write on elements of HTML; a mistyped one is likely to mean one of these.
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
export const usualAttributes: readonly string[] = (
  'align allow allowfullscreen alt async autocomplete autofocus autoplay border charset checked cite class colspan content controls ' +
  'coords crossorigin datetime decoding defer disabled download draggable enctype fetchpriority frameborder headers height hidden ' +
  'href hreflang integrity itemprop itemscope itemtype label lang list loading loop maxlength media method minlength multiple muted ' +
  'name nomodule open pattern placeholder playsinline popover poster preload readonly referrerpolicy rel required reversed role rows ' +
  'rowspan sandbox scope selected shape sizes span spellcheck src srcdoc srclang srcset start step style tabindex target title ' +
  'translate type usemap valign value width'
).split(' ')

/** Further names that attributes of HTML, of drawings and of elements in React may have, in small letters and without hyphens. */
const otherAttributes =
  'abbr about accept acceptcharset accesskey action allowpaymentrequest allowtransparency allowusermedia alink alpha archive as ' +
  'autocapitalize autocorrect autosave axis background bgcolor blocking bordercolor bottommargin capture cellpadding cellspacing char ' +
  'charoff children classid classname clear clearcolor closedby code codebase codetype color colorspace cols command commandfor ' +
  'compact contenteditable contextmenu controlslist credentialless dangerouslysetinnerhtml data datatype declare default ' +
  'defaultchecked defaultvalue dir direction dirname disablepictureinpicture disableremoteplayback enterkeyhint event exportparts ' +
  'face for form formaction formenctype formmethod formnovalidate formtarget frame high hspace htmlfor httpequiv icon id imagesizes ' +
  'imagesrcset inert inlist inputmode is ismap itemid itemref key keyparams keytype kind language leftmargin link longdesc low ' +
  'lowsrc manifest marginheight marginwidth max min mozallowfullscreen msallowfullscreen nohref nonce noresize noshade novalidate ' +
  'nowrap object optimum part ping popovertarget popovertargetaction prefix profile prompt property ref resource results rev ' +
  'rightmargin rules scheme scoped scrolling seamless security shadowrootmode size slot srcobject standby summary ' +
  'suppresscontenteditablewarning suppresshydrationwarning text topmargin typemustmatch typeof unselectable valuetype version vlink ' +
  'vocab vspace webkitallowfullscreen webkitdirectory wrap writingsuggestions xmlbase xmllang xmlns xmlnsxlink xmlspace ' +
  'accentheight accumulate additive alignmentbaseline amplitude attributename attributetype azimuth basefrequency baselineshift ' +
  'baseprofile begin bias by calcmode clip clippath clippathunits cliprule colorinterpolation colorinterpolationfilters ' +
  'colorrendering cursor cx cy d descent diffuseconstant display divisor dominantbaseline dur dx dy edgemode elevation end exponent ' +
  'fill fillopacity fillrule filter filterunits floodcolor floodopacity focusable fontfamily fontsize fontsizeadjust fontstretch ' +
  'fontstyle fontvariant fontweight fr from fx fy gradienttransform gradientunits imagerendering in in2 intercept k1 k2 k3 k4 ' +
  'kernelmatrix kernelunitlength keypoints keysplines keytimes lengthadjust letterspacing lightingcolor limitingconeangle local ' +
  'markerend markerheight markermid markerstart markerunits markerwidth mask maskcontentunits masktype maskunits mathvariant mode ' +
  'numoctaves offset opacity operator order orient orientation origin overflow paintorder path pathlength patterncontentunits ' +
  'patterntransform patternunits pointerevents points pointsatx pointsaty pointsatz preservealpha preserveaspectratio primitiveunits ' +
  'r radius refx refy repeatcount repeatdur requiredextensions requiredfeatures restart result rotate rx ry scale seed shaperendering ' +
  'slope spacing specularconstant specularexponent spreadmethod startoffset stddeviation stitchtiles stopcolor stopopacity stroke ' +
  'strokedasharray strokedashoffset strokelinecap strokelinejoin strokemiterlimit strokeopacity strokewidth surfacescale ' +
  'systemlanguage tablevalues targetx targety textanchor textdecoration textlength textrendering to transform transformorigin ' +
  'unicodebidi values vectoreffect viewbox visibility widths wordspacing writingmode x x1 x2 xchannelselector xheight xlinkactuate ' +
  'xlinkarcrole xlinkhref xlinkrole xlinkshow xlinktitle xlinktype y y1 y2 ychannelselector z zoomandpan ' +
  'accentunder columnalign columnlines columnspacing columnspan depth displaystyle encoding fence largeop linethickness lspace ' +
  'mathbackground mathcolor mathsize maxsize minsize movablelimits notation rowalign rowlines rowspacing rspace scriptlevel separator ' +
  'stretchy symmetric voffset'

/** Names of all attributes, in small letters and without hyphens. */
export const attributeForms: ReadonlySet<string> = new Set([...usualAttributes, ...otherAttributes.split(' ')])
