import type { Example } from "./example.ts";

/** Prompts to start from, in Spanish. */
export const examples: readonly Example[] = [
  {
    name: "Una idea para convencer",
    prompt: `# Un jardín en cada balcón

## Dos metros cuadrados alimentan todo un verano
- Tomates: 14 kg de cuatro macetas
- Hierbas: 60 manojos de una jardinera
- Ensalada: nueve semanas después de la siembra

## Qué crece y dónde
| Planta | Sol al día | Agua | Cosecha |
| --- | --- | --- | --- |
| Tomates | 6 horas | cada día | julio a octubre |
| Albahaca | 5 horas | cada día | junio a septiembre |
| Lechuga | 3 horas | cada dos días | mayo a noviembre |
| Menta | 2 horas | cada dos días | abril a noviembre |

## Cómo empezar
1. Contar las horas de sol
2. Elegir tres plantas
3. Llenar las jardineras con tierra sin turba
4. Regar por la mañana

## Lo que cuesta el primer año
| Partida | Euros |
| --- | --- |
| Jardineras y macetas | 85 |
| Tierra | 42 |
| Plantas y semillas | 36 |
| Regadera y herramientas | 27 |

## El año en el balcón
- Marzo: Sembrar tomates en casa
- Mayo: Las plantas salen fuera
- Julio: Los primeros tomates
- Octubre: Última cosecha, sembrar espinacas

## Una vecina cuenta
> Hace tres años que no compro albahaca. — Samira, cuarto piso

## Tres errores que todos cometen una vez
- Macetas pequeñas: Los tomates necesitan 15 litros
- Regar a mediodía: Se queman las hojas
- Demasiadas plantas: Tres bastan para empezar

## Empiece este fin de semana
- Llévese la lista
- Cambie semillas con nosotros el 12 de abril
- Traiga una foto de su balcón`,
  },
  {
    name: "Un informe trimestral",
    prompt: `# Bicicletas de carga, tercer trimestre de 2026

Para el consejo de supervisión.

## Los ingresos subieron un 12 % hasta 48,2 millones de euros
- Ingresos: 48,2 millones de euros, un 12 % más que el año anterior
- Margen: 37,4 %, 1,9 puntos más
- Bicicletas entregadas: 1655
- Reclamaciones: 14 en vez de 31

## Las entregas suben desde hace cuatro trimestres
| Trimestre | Bicicletas |
| --- | --- |
| T4 2025 | 1.180 |
| T1 2026 | 1.240 |
| T2 2026 | 1.475 |
| T3 2026 | 1.655 |

## De dónde vienen los ingresos
| Clientes | Millones de euros | Cambio |
| --- | --- | --- |
| Mensajería | 21,6 | +18 % |
| Ciudades | 14,1 | +22 % |
| Familias | 12,5 | −4 % |

## Lo que fue bien
- La segunda línea de montaje funciona desde julio
- Tres ciudades pidieron flotas de más de 100
- El robot de soldadura ahorra 40 minutos por cuadro

## Lo que nos frenó
- Los repuestos tardaron cinco días en vez de dos
- Las familias esperan la nueva ayuda
- El proveedor de baterías subió los precios un 6 %

## Lo que hacemos
| Paso | Quién | Plazo |
| --- | --- | --- |
| Almacén de repuestos en Lyon | Aline Roux | 15 de noviembre |
| Alquiler para pequeñas empresas | Tom Berg | 30 de noviembre |
| Segundo proveedor de baterías | Mei Tan | 31 de enero |`,
  },
  {
    name: "Un proyecto por decidir",
    prompt: `# El nuevo sitio web de la biblioteca

Arranque para el ayuntamiento.

## Seis de cada diez visitas llegan desde un teléfono
- 61 % de las visitas llegan desde un teléfono
- 44 % de ellas terminan en el buscador
- 9 minutos se tarda en renovar un libro

## Lo que podrán hacer los lectores
- Buscar: libros, películas y salas en un solo campo
- Renovar: con un toque, sin contraseña
- Reservar: con aviso cuando llegue
- Preguntar: alguien responde por chat hasta las 20 horas

## De las entrevistas a la apertura
- Marzo de 2027: entrevistas con 40 lectores
- Mayo de 2027: primer prototipo
- Agosto de 2027: catálogo trasladado
- Octubre de 2027: apertura

## El presupuesto es de 84.000 euros
| Partida | Euros |
| --- | --- |
| Diseño y programación | 52.000 |
| Programas para tres años | 24.000 |
| Formación | 8.000 |

## Dos maneras de alojarlo
| | En la ciudad | Con la región |
| --- | --- | --- |
| Coste al año | 9.600 euros | 4.200 euros |
| Diseño propio | Sí | Dentro de un marco |
| Ayuda de noche | No | Sí |

## Nuestra propuesta: alojarlo con la región
- Ahorra 5.400 euros al año
- De noche hay alguien
- Podemos irnos después de dos años

## Lo que necesitamos de ustedes
- Elijan el alojamiento el 12 de enero
- Liberen 52.000 euros
- Nombren a dos lectores para el consejo`,
  },
];
