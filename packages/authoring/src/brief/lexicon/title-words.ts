/** What a mail's head calls its subject. */
export const subjectLabels =
  "subj|subject|betreff|betrifft|concerne|dotyczy|věc|về việc|事由|objet|asunto|assunto|oggetto|onderwerp|ämne|emne|temat|předmět|тема|konu|aihe|tárgy|subiect|θέμα|נושא|الموضوع|موضوع|主题|主題|件名|제목|विषय|tiêu đề|chủ đề|perihal|subjek|เรื่อง";

/** What labels what a document is about. */
export const matterLabels =
  "project|product|company|initiative|event|report|case|course|paper|study|projekt|produkt|unternehmen|firma|veranstaltung|anlass|projet|produit|entreprise|événement|proyecto|producto|empresa|evento|projeto|produto|progetto|prodotto|azienda|проект|продукт|компания|мероприятие|proje|ürün|项目|產品|产品|公司|活动|製品|商品|企画|プロジェクト|案件|프로젝트|제품|행사|परियोजना|dự án|sản phẩm|proyek|produk|โครงการ|المشروع|المنتج|פרויקט|topic|theme|thema|sujet|tema|argomento|titel|title|titre|título|titolo|name|název|nazwa|название|تھیم|主题|议题|件名|テーマ|주제";

/** Words that stand before a topic and are not of it. */
export const topicLeads =
  "our|my|your|some|unser|unsere|unserem|unseren|unserer|mein|meine|meinem|meinen|notre|nos|mon|ma|mes|nuestro|nuestra|nuestros|nuestras|mi|mis|nosso|nossa|nossos|nossas|meu|minha|il nostro|la nostra|i nostri|ons|onze|mijn|vår|vårt|våra|min|mitt|vores|nasz|nasza|nasze|naszego|naszej|mój|moja|náš|naše|naší|мой|моя|наш|наша|наше|наши|нашего|нашей|нашем|наша|нашої|нашого|bizim|the topic of|the topic|topic|thema|zum thema|le thème|tema|dem|den|der|dell'|dello|della|del|dei|degli|delle|al|à la|au|aux|du|des|d'|het|de";
