# Lo que dice la guía, en el orden de su guion.

welcome = Esta es tu panadería: cuatro trabajadores, unos pocos pfennigs y los ingredientes y la harina que te dejó tu familia. Tienes cinco días para ser el mejor panadero de Nördlingen. Un pan da puntos y dinero cuando se vende, y cuanto más reciente, mejor.
turn = En cada turno sitúas un trabajador. El pan se hace con ingredientes y harina; el horno muestra las cuatro recetas. Primero los ingredientes: ve al mercado, al puesto del centro. La moneda de debajo es el precio, y sube con cada uno que esté más a la derecha.
route = Recoges lo que tiene el puesto y después lo que hay siguiendo las flechas. De aquí salen dos caminos: toma el de abajo, con agua y levadura.
mill = El otro panadero ha ido a la iglesia y ha dejado un cubo en la torre: quien llega antes juega antes mañana. Tú necesitas harina. Cada columna del molino se compra entera; esta tiene centeno, espelta y avena.
oven = Ahora al horno del Señor Feudal. Todavía no hay nadie, así que no cuesta nada; quien llega después paga un impuesto por cada trabajador que ya está.
rye = El pan de centeno lleva centeno como primera harina. Con trigo como segunda sale de alta calidad, con una estrella; cualquier otra harina también sirve, pero ese pan vale menos.
oat = Un trabajador puede hornear varios panes. Avena con espelta, otra vez de alta calidad. Fíjate en los panes de tu tablero: cada noche avanzan un paso hacia «último día», y sus puntos bajan.
village = El pan reciente hay que venderlo. Cada aldea muestra lo que demanda: Ulm siempre quiere centeno, y hoy también avena. Si alguien hubiera llegado antes, le deberías una licencia.
order = Cumple la demanda de avena. La medalla de la demanda se suma a lo que vale el propio pan, y su precio se cobra en pfennigs. Con la primera venta te ganas además al aldeano de Ulm, que te ayudará desde ahora.
permanent = Y el centeno para la demanda permanente. No desaparece nunca, pero en una visita solo se puede cumplir una vez.
night = Todos los trabajadores han vuelto a casa. De noche quedan abiertas unas pocas puertas: por un pfennig puedes situar a un trabajador una vez más. Toma el farol.
church = Ve a la iglesia. Una ofrenda da penitencia, y la penitencia da puntos, recompensas y, más arriba, un quinto trabajador. Al amanecer avanza la Inquisición: quien va por delante gana un punto y, en el modo experto, quien se ha quedado atrás recibe un sambenito.
goodbye = Ese ha sido tu primer día: mercado, molino, horno, aldea y un recuerdo para la iglesia. Lo demás te lo cuenta la villa: los animales y las carretillas de la granja llevan más, el granero paga al amanecer, el castillo presta dinero. Señala lo que te intrigue. ¡La partida es tuya!
