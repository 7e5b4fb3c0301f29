import type { Example } from "./example.ts";

/** Prompts to start from, in French. */
export const examples: readonly Example[] = [
  {
    name: "Une idée à partager",
    prompt: `# Un jardin sur chaque balcon

## Deux mètres carrés nourrissent tout un été
- Tomates : 14 kg dans quatre pots
- Herbes : 60 bottes dans une jardinière
- Salade : neuf semaines après le semis

## Ce qui pousse, et où
| Plante | Soleil par jour | Eau | Récolte |
| --- | --- | --- | --- |
| Tomates | 6 heures | chaque jour | juillet à octobre |
| Basilic | 5 heures | chaque jour | juin à septembre |
| Laitue | 3 heures | un jour sur deux | mai à novembre |
| Menthe | 2 heures | un jour sur deux | avril à novembre |

## Comment commencer
1. Compter les heures de soleil
2. Choisir trois plantes
3. Remplir les bacs de terreau sans tourbe
4. Arroser le matin

## Le coût de la première année
| Poste | Euros |
| --- | --- |
| Bacs et pots | 85 |
| Terreau | 42 |
| Plants et graines | 36 |
| Arrosoir et outils | 27 |

## L’année sur le balcon
- Mars : Semer les tomates à l’intérieur
- Mai : Les plantes sortent
- Juillet : Premières tomates
- Octobre : Dernière récolte, semis des épinards

## Une voisine raconte
> Je n’ai pas acheté de basilic depuis trois ans. — Samira, quatrième étage

## Trois erreurs que tout le monde fait une fois
- Pots trop petits : Les tomates veulent 15 litres
- Arroser à midi : Les feuilles brûlent
- Trop de plantes : Trois suffisent pour commencer

## Commencez ce week-end
- Emportez la liste
- Échangez des graines avec nous le 12 avril
- Apportez une photo de votre balcon`,
  },
  {
    name: "Un rapport trimestriel",
    prompt: `# Vélos cargo, troisième trimestre 2026

Pour le conseil de surveillance.

## Le chiffre d’affaires a gagné 12 % à 48,2 millions d’euros
- Chiffre d’affaires : 48,2 millions d’euros, 12 % de plus qu’en 2025
- Marge : 37,4 %, 1,9 point de plus
- Vélos livrés : 1 655
- Réclamations : 14 au lieu de 31

## Les livraisons augmentent depuis quatre trimestres
| Trimestre | Vélos |
| --- | --- |
| T4 2025 | 1 180 |
| T1 2026 | 1 240 |
| T2 2026 | 1 475 |
| T3 2026 | 1 655 |

## D’où vient le chiffre d’affaires
| Clients | Millions d’euros | Évolution |
| --- | --- | --- |
| Livreurs de colis | 21,6 | +18 % |
| Villes | 14,1 | +22 % |
| Familles | 12,5 | −4 % |

## Ce qui a bien marché
- La deuxième ligne de montage tourne depuis juillet
- Trois villes ont commandé des flottes de plus de 100 vélos
- Le robot de soudure gagne 40 minutes par cadre

## Ce qui nous a freinés
- Les pièces ont mis cinq jours au lieu de deux
- Les familles attendent la nouvelle aide
- Le fournisseur de batteries a augmenté ses prix de 6 %

## Ce que nous faisons
| Action | Qui | Échéance |
| --- | --- | --- |
| Dépôt de pièces à Lyon | Aline Roux | 15 novembre |
| Location pour petites entreprises | Tom Berg | 30 novembre |
| Second fournisseur de batteries | Mei Tan | 31 janvier |`,
  },
  {
    name: "Un projet à décider",
    prompt: `# Le nouveau site de la bibliothèque

Lancement pour le conseil municipal.

## Six visites sur dix viennent d’un téléphone
- 61 % des visites viennent d’un téléphone
- 44 % d’entre elles s’arrêtent au champ de recherche
- 9 minutes pour prolonger un livre

## Ce que les lecteurs pourront faire
- Chercher : livres, films et salles dans un seul champ
- Prolonger : d’un geste, sans mot de passe
- Réserver : avec un message quand c’est là
- Demander : réponse par messagerie jusqu’à 20 heures

## Des entretiens à l’ouverture
- Mars 2027 : entretiens avec 40 lecteurs
- Mai 2027 : premier prototype
- Août 2027 : catalogue transféré
- Octobre 2027 : ouverture

## Le budget est de 84 000 euros
| Poste | Euros |
| --- | --- |
| Conception et programmation | 52 000 |
| Logiciels pour trois ans | 24 000 |
| Formation | 8 000 |

## Deux façons de l’héberger
| | En ville | Avec la région |
| --- | --- | --- |
| Coût par an | 9 600 euros | 4 200 euros |
| Notre propre style | Oui | Dans un cadre |
| Aide la nuit | Non | Oui |

## Notre proposition : héberger avec la région
- On économise 5 400 euros par an
- Quelqu’un est là la nuit
- On peut partir après deux ans

## Ce que nous vous demandons
- Choisissez l’hébergement le 12 janvier
- Débloquez 52 000 euros
- Nommez deux lecteurs au comité`,
  },
];
