import type { Example } from "./example.ts";

/** Prompts to start from, in Portuguese. */
export const examples: readonly Example[] = [
  {
    name: "Uma ideia para convencer",
    prompt: `# Um jardim em cada varanda

## Dois metros quadrados alimentam um verão inteiro
- Tomates: 14 kg de quatro vasos
- Ervas: 60 maços de uma jardineira
- Salada: nove semanas depois da semeadura

## O que cresce e onde
| Planta | Sol por dia | Água | Colheita |
| --- | --- | --- | --- |
| Tomates | 6 horas | todo dia | julho a outubro |
| Manjericão | 5 horas | todo dia | junho a setembro |
| Alface | 3 horas | dia sim, dia não | maio a novembro |
| Hortelã | 2 horas | dia sim, dia não | abril a novembro |

## Como começar
1. Contar as horas de sol
2. Escolher três plantas
3. Encher as jardineiras de terra sem turfa
4. Regar de manhã

## Quanto custa o primeiro ano
| Item | Euros |
| --- | --- |
| Jardineiras e vasos | 85 |
| Terra | 42 |
| Mudas e sementes | 36 |
| Regador e ferramentas | 27 |

## O ano na varanda
- Março: Semear tomates dentro de casa
- Maio: As plantas vão para fora
- Julho: Os primeiros tomates
- Outubro: Última colheita, semear espinafre

## Uma vizinha conta
> Há três anos não compro manjericão. — Samira, quarto andar

## Três erros que todos cometem uma vez
- Vasos pequenos: Tomates precisam de 15 litros
- Regar ao meio-dia: As folhas queimam
- Plantas demais: Três bastam para começar

## Comece neste fim de semana
- Leve a lista para casa
- Troque sementes conosco em 12 de abril
- Traga uma foto da sua varanda`,
  },
  {
    name: "Um relatório trimestral",
    prompt: `# Bicicletas de carga, terceiro trimestre de 2026

## A receita subiu 12 % para 48,2 milhões de euros
- Receita: 48,2 milhões de euros, 12 % a mais que no ano anterior
- Margem: 37,4 %, 1,9 ponto a mais
- Bicicletas entregues: 1.655
- Reclamações: 14 em vez de 31

## As entregas sobem há quatro trimestres
| Trimestre | Bicicletas |
| --- | --- |
| T4 2025 | 1.180 |
| T1 2026 | 1.240 |
| T2 2026 | 1.475 |
| T3 2026 | 1.655 |

## De onde vem a receita
| Clientes | Milhões de euros | Variação |
| --- | --- | --- |
| Entregadores | 21,6 | +18 % |
| Cidades | 14,1 | +22 % |
| Famílias | 12,5 | −4 % |

## O que foi bem
- A segunda linha de montagem funciona desde julho
- Três cidades pediram frotas de mais de 100
- O robô de solda poupa 40 minutos por quadro

## O que nos freou
- As peças levaram cinco dias em vez de dois
- As famílias esperam o novo subsídio
- O fornecedor de baterias subiu os preços em 6 %

## O que fazemos
| Passo | Quem | Prazo |
| --- | --- | --- |
| Depósito de peças em Lyon | Aline Roux | 15 de novembro |
| Aluguel para pequenas empresas | Tom Berg | 30 de novembro |
| Segundo fornecedor de baterias | Mei Tan | 31 de janeiro |`,
  },
  {
    name: "Um projeto a decidir",
    prompt: `# O novo site da biblioteca

## Seis de cada dez visitas vêm do celular
- 61 % das visitas vêm do celular
- 44 % delas param no campo de busca
- 9 minutos para renovar um livro

## O que os leitores poderão fazer
- Buscar: livros, filmes e salas em um só campo
- Renovar: com um toque, sem senha
- Reservar: com aviso quando chegar
- Perguntar: alguém responde até as 20 horas

## Das entrevistas à abertura
- Março de 2027: entrevistas com 40 leitores
- Maio de 2027: primeiro protótipo
- Agosto de 2027: catálogo transferido
- Outubro de 2027: abertura

## O orçamento é de 84.000 euros
| Item | Euros |
| --- | --- |
| Design e programação | 52.000 |
| Programas por três anos | 24.000 |
| Treinamento | 8.000 |

## Duas maneiras de hospedar
| | Na cidade | Com a região |
| --- | --- | --- |
| Custo por ano | 9.600 euros | 4.200 euros |
| Design próprio | Sim | Dentro de um quadro |
| Ajuda à noite | Não | Sim |

## Nossa proposta: hospedar com a região
- Poupa 5.400 euros por ano
- À noite há alguém
- Podemos sair depois de dois anos

## O que precisamos de vocês
- Escolham a hospedagem em 12 de janeiro
- Liberem 52.000 euros
- Indiquem dois leitores para o conselho`,
  },
];
