# Lo que dice la guía, en el orden de su guion.

welcome = Esta es tu panadería: cuatro trabajadores, unos pocos pfennigs y los ingredientes y la harina que te dejó tu familia. Tienes cinco días para ser quien mejor pan hace en Nördlingen. Cada pan que vendes da puntos y dinero, y más si es reciente.
turn = En cada turno sitúas un trabajador. El pan necesita ingredientes y harina; el horno muestra las cuatro recetas. Primero los ingredientes: ve al puesto del centro del mercado. La moneda de debajo es el precio. Sube por cada trabajador que esté más a la derecha.
route = Recoges lo que tiene tu puesto y después lo que hay siguiendo las flechas. De aquí salen dos caminos: toma el de abajo, con agua y levadura.
mill = La otra persona ha ido a la iglesia y ha dejado un cubo en la torre: quien va primero juega primero mañana. Tú necesitas harina. En el molino se compra una columna entera; esta tiene centeno, espelta y trigo.
oven = Ahora ve al horno del Señor Feudal. Todavía no hay nadie, así que no cuesta nada. Si otros hubieran llegado antes, pagarías un impuesto por cada uno de sus trabajadores.
rye = El pan de centeno necesita centeno como primera harina. Con trigo como segunda sale de alta calidad, con una estrella. Cualquier otra harina también sirve, pero entonces el pan vale menos.
oat = Un trabajador puede hornear varios panes. Usa avena y espelta para otro de alta calidad. Fíjate en los panes de tu tablero: cada noche avanzan un paso hacia «último día» y valen menos puntos.
village = Vende el pan mientras es reciente. Cada aldea muestra lo que demanda: Ulm siempre quiere centeno, y hoy también avena. Si alguien hubiera llegado antes, le pagarías una licencia.
order = Cumple la demanda de avena. Recibes los puntos de su medalla además de los del pan, y el precio del pan en pfennigs. Con tu primera venta en Ulm te ganas también a su aldeano, que te ayuda desde ahora.
permanent = Ahora vende el pan de centeno a la demanda permanente. No desaparece nunca, pero solo se puede cumplir una vez por visita.
night = Todos los trabajadores han vuelto a casa. De noche quedan abiertas unas pocas ubicaciones: por un pfennig puedes situar a un trabajador otra vez. Toma el farol.
church = Ve a la iglesia. Una ofrenda da penitencia, y la penitencia da puntos, recompensas y, más arriba, un quinto trabajador. Al amanecer avanza la Inquisición. Si vas por delante, ganas un punto. En el modo experto, si te has quedado atrás, recibes un sambenito.
goodbye = Ese ha sido tu primer día: mercado, molino, horno, aldea e iglesia. Hay más por descubrir: los animales y las carretillas de la granja llevan más, el granero da harina al amanecer y el castillo presta dinero. ¡La partida es tuya!
